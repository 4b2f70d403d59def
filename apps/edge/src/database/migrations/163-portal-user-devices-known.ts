/** Since when devices are told apart for somebody: the first after that is no news, nor the first with a new password. */
export const statement = 'ALTER TABLE portal_user ADD COLUMN devices_known_since timestamptz';
