/**
 * Whether this kind of device uses VoiceOver, which often does not read out the active option while the focus stays
 * in the input. Other screen readers do.
 */
export function hasVoiceOver(): boolean {
  // Deprecated, but the only name of the platform that Safari offers.
  return /^(Mac|iPhone|iPad)/i.test(navigator.platform);
}
