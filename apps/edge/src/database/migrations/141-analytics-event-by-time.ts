/** What has had its time is found by it, and so is what was sent last. */
export const statement = 'CREATE INDEX analytics_event_by_time ON analytics_event (received_at, id)';
