/** Whether a right password is not enough. It stands with the user, whose row a sign-in holds while its code is written. */
export const statement = 'ALTER TABLE portal_user ADD COLUMN has_second_step boolean NOT NULL DEFAULT false';
