/** What has had its time is found by it. */
export const statement = 'CREATE INDEX analytics_visit_by_time ON analytics_visit (updated_at)';
