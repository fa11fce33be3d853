/** Colours and measures as they are written: for what is drawn without a browser. */
export { default as tokensText } from './tokens.css?raw';
