/** Pages and files that somebody here has opened, beside those kept ahead for everybody. It goes when a session ends. */
export const VISITED_CACHE = 'towpath-visited';
