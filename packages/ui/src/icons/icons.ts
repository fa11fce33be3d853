/**
 * Path data on a 24-unit square, drawn with one round pen. Each sign is a constant of its own, so
 * that a page carries only those it shows. A dot is a line of no length.
 */
export type IconShape = string & { readonly shape?: 'icon' };

export const backIcon: IconShape = 'M19.5 12.1H5M11 5.5 4.6 12l6.6 6.4';
export const closeIcon: IconShape = 'M6 6.2 18 18M18 5.9 6 18.1';
export const menuIcon: IconShape = 'M4.5 6.5h15M4.5 12.1h15M4.6 17.6h14.8';
export const moreIcon: IconShape =
  'M5.2 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2M12 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2M18.8 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2';
export const checkIcon: IconShape = 'M4.8 12.8l4.7 4.7L19.3 6.8';
export const plusIcon: IconShape = 'M12 5v14M5 12h14';
export const minusIcon: IconShape = 'M5 12h14';
export const searchIcon: IconShape =
  'M10.5 4.2a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6M15.2 15.2l4.9 4.9';
export const undoIcon: IconShape = 'M4.2 8.8h10.1a5.2 5.2 0 0 1 0 10.4H8.5M8.2 4.6 4 8.8 8.2 13';
export const hintIcon: IconShape =
  'M9.4 16.4c0-2.4-3-3.7-3-7.3a5.6 5.6 0 0 1 11.2 0c0 3.6-3 4.9-3 7.3zM9.8 19.2h4.4M11 21.6h2';
export const flagIcon: IconShape =
  'M6 21.2V3.4M6 4.4c4-2.2 7.4 2.2 12.4.2v8.8c-5 2-8.4-2.4-12.4-.2';
export const drawIcon: IconShape =
  'M2.6 7.4l3.2-1.8 4 1.4M21.4 7.4l-3.2-1.8-5.3 1.2-4.2 4.1c.9 1.4 2.7 1.3 3.9.2l1.2-1 5.4 5.1M5.6 14.6l5.5 4.7c1 .8 2.2-.1 1.8-1.2 1.2.9 2.8.1 2.5-1.3 1.3.6 2.5-.4 2.1-1.7M2.6 15l3 .2M21.4 15l-3 .2';
export const rematchIcon: IconShape =
  'M4.4 10.6A7.8 7.8 0 0 1 18.6 8M19.2 3.8v4.4h-4.4M19.6 13.4A7.8 7.8 0 0 1 5.4 16M4.8 20.2v-4.4h4.4';
export const replayIcon: IconShape =
  'M4.6 12a7.4 7.4 0 1 0 2.5-5.5L4.4 9M4.2 4.4V9h4.6M12 8v4.2l2.8 1.8';
export const playIcon: IconShape = 'M7.5 4.8v14.4L19 12z';
export const pauseIcon: IconShape = 'M8.5 5v14M15.5 5v14';
export const stepForwardIcon: IconShape = 'M9 5.2 15.6 12 9 18.8';
export const stepBackIcon: IconShape = 'M15 5.2 8.4 12l6.6 6.8';
export const toStartIcon: IconShape = 'M18 5.2 11.4 12l6.6 6.8M6.4 5v14';
export const toEndIcon: IconShape = 'M6 5.2l6.6 6.8L6 18.8M17.6 5v14';
export const linkIcon: IconShape =
  'M10.2 13.8a3.9 3.9 0 0 0 5.6.1l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.3 1.3M13.8 10.2a3.9 3.9 0 0 0-5.6-.1l-3.3 3.3a4 4 0 0 0 5.7 5.7l1.3-1.3';
export const copyIcon: IconShape = 'M8.6 8.4h11v12h-11zM15.4 8.2V3.8h-11v12h4';
export const shareIcon: IconShape = 'M12 14.8V3.6M7.8 7.4 12 3.4l4.2 4M7.6 11H5v9.6h14V11h-2.6';
export const downloadIcon: IconShape = 'M12 3.8V15M7.6 10.8l4.4 4.4 4.4-4.4M4.6 16.6v3.8h14.8v-3.8';
export const uploadIcon: IconShape = 'M12 15.4V4.2M7.6 8.4 12 4l4.4 4.4M4.6 16.6v3.8h14.8v-3.8';
export const soundIcon: IconShape =
  'M4 9.4h3.4L12.2 5v14l-4.8-4.4H4zM15.6 9c1.6 1.6 1.6 4.4 0 6M18.2 6.4c3 3 3 8.2 0 11.2';
export const mutedIcon: IconShape =
  'M4 9.4h3.4L12.2 5v14l-4.8-4.4H4zM16 9.6l4.6 4.8M20.6 9.6 16 14.4';
export const settingsIcon: IconShape =
  'M4 7h8.4M17 7h3M14.7 4.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6M4 17h3M11.6 17H20M9.3 14.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6';
export const rulesIcon: IconShape =
  'M12 6.4C9.8 4.8 6.6 4.4 3.6 5v13.6c3-.6 6.2-.2 8.4 1.4 2.2-1.6 5.4-2 8.4-1.4V5c-3-.6-6.2-.2-8.4 1.4zM12 6.4V20';
export const lessonsIcon: IconShape =
  'M2.4 9 12 4.6 21.6 9 12 13.4zM6.4 11v5.2c3 2.8 8.2 2.8 11.2 0V11M21.4 9.2v5.6';
export const starIcon: IconShape =
  'M12 3.4l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.7l6-.8z';
export const puzzleIcon: IconShape =
  'M4.4 8.6h4.2c-1.4-4.6 4.8-4.6 3.4 0h4v4c4.6-1.4 4.6 4.8 0 3.4v4.4H4.4v-4c3.6 1 3.6-4.4 0-3.4z';
export const flipIcon: IconShape =
  'M7.6 20V4.4M3.8 8.2l3.8-4 3.8 4M16.4 4v15.6M12.6 15.8l3.8 4 3.8-4';
export const watchIcon: IconShape =
  'M2.6 12C6.4 4.8 17.6 4.8 21.4 12 17.6 19.2 6.4 19.2 2.6 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6';
export const personIcon: IconShape =
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.4 20.4c.5-3.6 3.6-5.6 7.6-5.6s7.1 2 7.6 5.6';
export const phoneIcon: IconShape = 'M7 3.4h10v17.2H7zM10.6 17.6h2.8';
export const peopleIcon: IconShape =
  'M8.8 5a3.4 3.4 0 1 1 0 6.8A3.4 3.4 0 0 1 8.8 5M2.6 19.6c.4-3.2 2.9-5 6.2-5s5.8 1.8 6.2 5M15.4 5.2a3.4 3.4 0 0 1 .4 6.5M17.4 14.9c2.2.6 3.7 2.3 4 4.7';
export const computerIcon: IconShape =
  'M5 8.2h14v10.4H5zM12 8V4.6M12 4.2h.01M9 12.6v.8M15 12.6v.8M10 16h4M2.8 12v3.4M21.2 12v3.4';
export const crownIcon: IconShape =
  'M4.4 17.4 3.4 7.8l5 3.6L12 5l3.6 6.4 5-3.6-1 9.6zM4.6 20.4h14.8';
export const clockIcon: IconShape =
  'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4M12 7.4v4.8l3.2 2';
export const lockIcon: IconShape =
  'M5.8 11h12.4v9H5.8zM8.4 10.8V8a3.6 3.6 0 0 1 7.2 0v2.8M12 14.6v2';
export const logIcon: IconShape = 'M9 6.4h11M9 12h11M9 17.6h11M4.4 6.4h.01M4.4 12h.01M4.4 17.6h.01';
export const chatIcon: IconShape = 'M4 5.2h16v11H11l-4.4 4v-4H4zM8 9.4h8M8 12.4h5';
export const lightThemeIcon: IconShape =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.8v1.6M12 19.6v1.6M2.8 12h1.6M19.6 12h1.6M5.5 5.5l1.1 1.1M17.4 17.4l1.1 1.1M18.5 5.5l-1.1 1.1M6.6 17.4l-1.1 1.1';
export const darkThemeIcon: IconShape = 'M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z';
export const languageIcon: IconShape =
  'M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8M3.8 12h16.4M12 3.8c-4.6 4.4-4.6 12 0 16.4 4.6-4.4 4.6-12 0-16.4';
export const editIcon: IconShape = 'M4.6 19.4l1-4.4L16.4 4.2l3.4 3.4L9 18.4zM14 6.6l3.4 3.4';
export const binIcon: IconShape =
  'M5 7h14M9.4 6.8V4.2h5.2v2.6M6.6 7.2l.9 12.6h9l.9-12.6M10.2 10.6v5.8M13.8 10.6v5.8';
export const storyIcon: IconShape =
  'M12 6.6C9.6 4.8 6.6 4.6 3.8 5v13.4c2.8-.4 5.8-.2 8.2 1.6 2.4-1.8 5.4-2 8.2-1.6V5c-2.8-.4-5.8-.2-8.2 1.6zM12 6.6V20';
export const warningIcon: IconShape = 'M12 4 2.8 20h18.4zM12 10v4.6M12 17.2h.01';
export const graphIcon: IconShape = 'M4 4v16h16M7 15.4l3.6-4.6 3.4 2.6 5.4-7.2';
export const expandIcon: IconShape = 'M4.4 15.4 12 8l7.6 7.4';
export const collapseIcon: IconShape = 'M4.4 8.6 12 16l7.6-7.4';

/** A staircase of five posts: as many stand upright as the level has. */
export function levelIcon(level: 1 | 2 | 3 | 4 | 5): IconShape {
  const posts = [1, 2, 3, 4, 5].map((post) => {
    const foot = `M${post * 4} 19.5`;
    return post <= level ? `${foot}V${18 - post * 2.7}` : `${foot}v-.5`;
  });
  return posts.join('');
}
