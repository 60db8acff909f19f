/** What the operator reads when work of the night failed. Others may see the mailbox. */
export const words = {
  subject: (what: string) => `${what} did not work`,
  lead: (what: string, machine: string) => `${what} on ${machine} ended with a fault. Nobody else is told.`,
  see: (what: string) => `See why: journalctl -u ${what} -n 50`,
  again: (what: string) => `Then start it again: systemctl start ${what}`,
};
