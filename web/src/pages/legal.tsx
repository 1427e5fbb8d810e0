import { styled } from '@mui/material/styles'
import { Container } from '#web/components/container.tsx'
import { PageIntro } from '#web/components/page-intro.tsx'
import type { LegalDocument } from '#web/content/legal/legal-document.ts'
import { legalWords, loadLegalDocument } from '#web/content/legal/legal-documents.ts'
import { legalPages } from '#web/content/legal/legal-pages.ts'
import { paths } from '#web/content/paths.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { FoldedProseContents, ProseContents, wide } from '#web/sections/prose-contents.tsx'
import { Prose } from '#web/sections/prose.tsx'
import { SummaryTable } from '#web/sections/summary-table.tsx'

const Columns = styled(Container)(({ theme }) => ({
  [wide]: {
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gap: theme.spacing(11),
    alignItems: 'start',
  },
  '@media print': { '&&': { display: 'block' } },
}))

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7),
  // `ch` is the width of a zero, wider than most letters: about 70 characters per line.
  maxWidth: '60ch',
  '@media (max-width: 959.95px)': { gap: theme.spacing(5) },
  '@media print': { maxWidth: 'none', gap: theme.spacing(3) },
}))

const Updated = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.size.small,
  color: theme.vars.palette.text.secondary,
}))

/** Opens the page of the legal document at a path. */
export async function openLegalDocument(path: string) {
  const page = legalPages.find(({ slug }) => paths[slug] === path)
  if (!page) throw new Error(`No legal document at ${path}`)
  const document = await loadLegalDocument(page)
  return { Component: () => <LegalPage document={document} /> }
}

/** A legal document: a summary of its figures, then its sections. */
function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { title, description, updated, summary, sections } = document
  const contents = {
    heading: legalWords.contents,
    headings: sections.map(({ heading }) => heading),
  }
  return (
    <>
      <PageIntro heading={title} lead={description}>
        <Updated>
          {legalWords.updated} <time dateTime={updated}>{formatDay(updated)}</time>
        </Updated>
      </PageIntro>
      <Columns>
        <ProseContents {...contents} />
        <Text>
          <SummaryTable heading={legalWords.summary} note={legalWords.summaryNote} rows={summary} />
          <FoldedProseContents {...contents} />
          <Prose sections={sections} />
        </Text>
      </Columns>
    </>
  )
}
