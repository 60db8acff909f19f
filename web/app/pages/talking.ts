/** Fetch the pages; in a module of its own, so that other pages do not carry the names of all their files. */
export const bookPage = async () => (await import('../../bookings/BookPage.tsx')).BookPage;
export const bookingByLinkPage = async () =>
  (await import('../../bookings/BookingByLinkPage.tsx')).BookingByLinkPage;
export const toChatPage = async () => (await import('./ToChat.tsx')).ToChat;
