/** Words of the calls that people ask for. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Making the call that was asked for',
  tooSoon: 'We said that we ring later. Wait until then, or say why you ring.',
  notTold: 'You were not shown the number for this try. Look at it first, then ring.',
  changed: 'They have changed something about this call. Read what it is now, then note how it went.',
  notOffered: 'Choose one of these times.',
  callAt: 'We do not ring then, or it is not safe then. Choose another time.',
  /** The choices of a drop-out, as its saved answer names them (DO-001). */
  soft: { yes: 'Book appointment', no: 'Continue online' },
  hard: { yes: 'Yes', no: 'No' },
};
