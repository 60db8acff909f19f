/** What somebody who works behind the site may be allowed to do. Which role may do what is data. */
export const STAFF_PERMISSIONS = ['see work', 'take work'] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];
