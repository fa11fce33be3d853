/** Where links in mails lead; what is to be done stands behind the hash. */
export const MAIL_PAGE = '/account/mail';
