/** The rules of the table are sentences without parts. */
export const parts = {};
