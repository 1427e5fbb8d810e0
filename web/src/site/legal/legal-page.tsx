import { Container } from '#web/ui/container.tsx'
import { PageIntro } from '#web/ui/page-intro.tsx'
import type { LegalDocument } from '#web/content/legal/legal-document.ts'
import { legalCopy, loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { paths } from '#web/content/paths.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { FoldedProseContents, Prose, ProseContents } from './prose.tsx'
import styles from './legal-page.module.css'

export async function routeAt(path: string) {
  const page = legalPages.find(({ slug }) => paths[slug] === path)
  if (!page) throw new Error(`No legal document at ${path}`)
  const document = await loadLegalDocument(page)
  return { Component: () => <LegalPage document={document} /> }
}

function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { title, description, updated, summary, sections } = document
  const headings = sections.map(({ heading }) => heading)
  return (
    <>
      <PageIntro heading={title} lead={description}>
        <p className={styles.updated}>
          {legalCopy.updated} <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
      </PageIntro>
      <Container className={styles.columns}>
        <ProseContents headings={headings} />
        <div className={styles.text}>
          <SummaryTable summary={summary} />
          <FoldedProseContents headings={headings} />
          <Prose sections={sections} />
        </div>
      </Container>
    </>
  )
}

function SummaryTable({ summary }: Pick<LegalDocument, 'summary'>) {
  return (
    <div className={styles.summary}>
      <table>
        <caption>
          <h2 data-size="title">{legalCopy.summary}</h2>
        </caption>
        <tbody>
          {Object.entries(summary).map(([term, figure]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{legalCopy.summaryNote}</p>
    </div>
  )
}
