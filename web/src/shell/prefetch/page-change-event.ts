/** The event of `window` that the application shows another page. What saves pages runs without the application. */
export const pageChangeEvent = 'pagechange'
