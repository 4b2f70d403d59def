/** Whether a property's services are managed together: their Auto Pay takes cards only. */
export const statement = 'ALTER TABLE account ADD COLUMN mass_managed boolean NOT NULL DEFAULT false';
