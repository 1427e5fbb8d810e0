/** The path of the list of licences: packages in the site's scripts and functions, and fonts. A file, not a page. */
export const licencesPath = '/licences.txt'
