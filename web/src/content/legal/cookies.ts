// Sample text: a lawyer must review it before the site goes live.
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { savedPagesLimit } from '#web/content/storage-keys.ts'
import { list, section, type LegalText } from './legal-document.ts'
import { storedEntries, type StoredEntry } from './stored-entries.ts'

function described({ name, content, purpose }: StoredEntry): string {
  return `${name}: ${content}, ${purpose}.`
}

export const cookies: LegalText = {
  updated: '2026-11-23',
  summary: [
    { term: 'Cookies that this site sets', figure: 'none' },
    { term: 'Analytics, advertising, tracking', figure: 'none' },
    {
      term: 'Entries kept after you close the tab',
      figure: `${storedEntries.localStorage.length} (local storage)`,
    },
    {
      term: 'Pages kept to be read without a connection',
      figure: `up to ${savedPagesLimit.pages} (cache storage)`,
    },
    {
      term: 'Entries kept until you close the tab',
      figure: `up to ${storedEntries.sessionStorage.length} (session storage)`,
    },
  ],
  sections: [
    section(
      'No cookies',
      'This site sets no cookies, its own or anybody else’s. It loads nothing from advertisers, social networks, font services or analytics companies, which is why no banner asks for your consent.',
      'It keeps a few entries in your browser’s own storage, so that the quote builder and the checkout work and the pages keep the colours that you choose. It also keeps copies of its own pages, so that you can read them without a connection. All of it stays in your browser, and nobody but this site can read it.',
    ),
    section(
      'Kept after you close the tab',
      'In the browser’s local storage:',
      list(...storedEntries.localStorage.map(described)),
      'In the browser’s cache storage, and in a database (IndexedDB) beside it:',
      list(...storedEntries.copies.map(described)),
    ),
    section(
      'Kept until you close the tab',
      'In the browser’s session storage:',
      list(...storedEntries.sessionStorage.map(described)),
    ),
    section(
      'How to remove or refuse them',
      'Your browser’s settings have a command that clears the data of a site; in a private window everything goes when you close it. While your browser’s data saver is on, the site does not fetch pages to keep them. You may also block storage altogether: the site still works, but needs a connection, and a quote then lasts only until you close the page.',
    ),
    section(
      'The payment page',
      `When you pay, your browser leaves this site for the page of ${company.processors.payments}, our payment provider. That page sets cookies of its own, to carry out the payment and to prevent fraud, under the provider’s policy. Apps that you open from here, such as WhatsApp, follow their own policies too.`,
    ),
    section('Changes and questions', [
      'If the site ever stores anything else, this page says so on the same day. How we handle personal data is described in the ',
      { text: 'Privacy Policy', to: paths.privacy },
      '. Questions: ',
      { text: company.privacyEmail.shown, to: company.privacyEmail.href },
      '.',
    ]),
  ],
}
