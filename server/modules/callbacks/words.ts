/** The choices of a drop-out, as its saved answer names them (DO-001). */
export const words = {
  soft: { yes: 'Book appointment', no: 'Continue online' },
  hard: { yes: 'Yes', no: 'No' },
};
