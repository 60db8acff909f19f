/** Longest side of a picture that is sent, in pixels: small print of a letter can be read. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/**
 * A picture as it is to be sent: drawn anew no larger than it takes to read it, so that it goes quickly, and without what a
 * phone writes into it, such as where it was taken. A file that this browser cannot draw is left as it is.
 */
export async function readyPhoto(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || !('createImageBitmap' in globalThis)) return file;
  try {
    return (await drawnAnew(file)) ?? file;
  } catch {
    // No picture, or one that is too much for this device: what it is, is said where it is checked.
    return file;
  }
}

async function drawnAnew(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = sizeWithin(picture, LONGEST_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is see-through in a picture would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

type Size = { readonly width: number; readonly height: number };

/** The size of a picture whose longest side is no longer than `longest`, of the same shape. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** A file as base64, as it travels in JSON. */
export function asBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
