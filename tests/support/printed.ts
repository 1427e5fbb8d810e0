import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'

/** What the browser's own print command makes of a page: a PDF with backgrounds, read back. */
export async function printed(page: Page): Promise<{ pages: number; text: string }> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true })
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') }
}
