/**
 * Whether the screen reader of this kind of device is VoiceOver, which often does not say what the arrow keys point at
 * while the focus stays in the box. Others say it by themselves.
 */
export function hasVoiceOver(): boolean {
  // Old, and the only name that Safari gives.
  return /^(Mac|iPhone|iPad)/i.test(navigator.platform);
}
