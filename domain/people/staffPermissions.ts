/** What somebody who works behind the site may be allowed to do. Which role may do what is data. */
export const STAFF_PERMISSIONS = [
  'see work',
  'take work',
  'see people',
  'see cases',
  'see health',
  'change cases',
  'confirm advice',
  'approve changes',
  'chat',
  'book',
  'see figures',
  'see log',
  'manage staff',
  'manage partners',
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];
