import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { JSDOM } from 'jsdom'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { firstViewScripts } from '#web/ui/document/first-view-scripts.ts'
import { home } from '#web/content/home.ts'
import { paths, sampleId, servicePath } from '#web/content/paths.ts'
import { sampleStatus } from '#web/content/samples/sample-sheet.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { notFoundPage } from '#web/content/site-map.ts'
import { builtPages, site } from './built-pages.ts'

const drawn = serviceSummaries
  .filter(({ slug }) => existsSync(`web/src/drawings/services/${slug}.svg`))
  .map(({ slug }) => servicePath(slug))
const sampledPages = builtPages.filter(({ document }) => document.getElementById(sampleId))

test.each(builtPages.filter(({ path }) => drawn.includes(path)))(
  'the document of $path contains its drawing, described in words (rule 4.5)',
  ({ document }) => {
    // The samples below it are figures too.
    const drawings = [...(document.querySelector('main figure')?.querySelectorAll('svg') ?? [])]
    expect(drawings.map((it) => it.getAttribute('role'))).toEqual(['img'])
    expect(drawings[0]?.getAttribute('aria-label')).toMatch(/^.{60,}[.。]$/)
    expect(drawings[0]?.querySelectorAll('path').length).toBeGreaterThan(5)
  },
)

test('drawings only use the theme’s colours; a logo may use others', () => {
  const coloured = ['fill', 'stroke', 'stop-color'].flatMap((name) =>
    builtPages
      .flatMap(({ document }) => [...document.querySelectorAll(`svg[${name}], svg [${name}]`)])
      .filter((part) => !part.closest('#logo'))
      .map((part) => part.getAttribute(name) ?? ''),
  )
  expect(coloured.length).toBeGreaterThan(100)
  expect(coloured.filter((it) => !/^(none|currentColor|var\(--|url\(#)/.test(it))).toEqual([])
})

test.each([
  [paths.home, '[data-capability] > svg', home.capabilities.cards.length],
  [paths.services, 'main ul > li:has(h2) > svg', serviceSummaries.length],
  // A cut fibre (rule 14.1).
  [notFoundPage.path, 'main svg:has([stroke*=error])', 1],
])('the document of %s contains its small drawings, without words: %s', (path, selector, count) => {
  const document = builtPages.find((page) => page.path === path)?.document
  const drawings = document?.querySelectorAll(`${selector}[aria-hidden=true]:has(path)`)
  expect(drawings).toHaveLength(count)
  expect(document?.querySelectorAll(`${selector} text`)).toHaveLength(0)
})

test('each sample is on the page that its file is named after, marked as a sample (rule 4.4)', () => {
  const files = readdirSync('web/src/drawings/samples/pages')
  const sampled = sampledPages.map(({ page, slug = page }) => `${slug}.tsx`)
  expect(sampled.toSorted()).toEqual(files.toSorted())
  for (const { document } of sampledPages) {
    const sheets = [...document.querySelectorAll(`#${sampleId} figure`)]
    expect(sheets).not.toEqual([])
    const introduction = document.querySelector(`#${sampleId} h2 + p`)?.textContent
    expect(introduction?.toLowerCase()).toContain(sampleStatus.toLowerCase())
    for (const sheet of sheets) {
      expect(sheet.querySelector(':scope > p > :last-child')?.textContent).toBe(sampleStatus)
    }
  }
})

test.each(builtPages)(
  'the document of $path has the logo, and its scripts have no part of it or of a drawing',
  ({ document }) => {
    expect(document.querySelectorAll('#logo')).toHaveLength(1)
    expect(document.querySelector('use[href="#logo"]')).not.toBeNull()
    const scripts = firstViewScripts(document)
      .map((script) => readFileSync(join(site, script), 'utf8'))
      .join('\n')
    const outlines = '#logo path, figure path, [data-capability] > svg path, [data-site] path'
    const parts = Array.from(
      document.querySelectorAll(outlines),
      (it) => it.getAttribute('d') ?? '',
    )
    // A short one could also be part of an icon.
    const long = parts.filter(({ length }) => length > 20)
    expect(long.length).toBeGreaterThan(0)
    expect(long.filter((part) => scripts.includes(part))).toEqual([])
  },
)

const moduleSchema = v.object({
  viewBox: v.string(),
  aspectRatio: v.number(),
  Content: v.custom<ComponentType>((it) => typeof it === 'function'),
})

/** What Vite makes of a logo for the pages. */
async function preparedFrom(svg: string) {
  const loaded: unknown = await import(`${temporaryFolder({ 'logo.svg': svg })}/logo.svg?drawing`)
  const { Content, ...rest } = v.parse(moduleSchema, loaded)
  return { ...rest, shapes: renderToStaticMarkup(createElement('svg', {}, createElement(Content))) }
}

const svgOf = (content: string) => `<svg viewBox="-10 -20 300 150">${content}</svg>`

const square = '<path d="M0 0h9v9z"/>'

test('a logo may be any drawing', async () => {
  const { viewBox, aspectRatio, shapes } = await preparedFrom(`<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      id="Layer_1" width="300px" viewBox="-10 -20 300 150" fill="none" xml:space="preserve">
      <title>Acme</title>
      <style>.a { fill: url(#main) } .b { stroke: currentColor }</style>
      <linearGradient id="main"><stop offset="1" style="stop-color:#3bceac"/></linearGradient>
      <path id="mark" d="M0 0h280v140z"/>
      <circle class="a" r="90"/>
      <use xlink:href="#mark" class="b"/>
    </svg>`)
  expect(viewBox).toBe('-10 -20 300 150')
  expect(aspectRatio).toBe(2)
  const { document } = new JSDOM(shapes).window
  expect(document.querySelector('svg > g')?.getAttribute('fill')).toBe('none')
  expect(document.querySelector('style, title, [style], [class]')).toBeNull()
  // Its ids begin with the file's name, unlike all others.
  const idOf = (name: string) => document.querySelector(name)?.id
  const [gradient, mark] = [idOf('linearGradient'), idOf('path')]
  expect(gradient).toMatch(/^logo-/)
  expect(mark).toMatch(/^logo-/)
  const [circle, copy] = ['circle', 'use'].map((name) => document.querySelector(name))
  expect(circle?.getAttribute('fill')).toBe(`url(#${gradient})`)
  expect(copy?.getAttribute('href')).toBe(`#${mark}`)
  expect(copy?.getAttribute('stroke')).toBe('currentColor')
})

test.each([
  ['without a viewBox', `<svg width="9" height="9">${square}</svg>`, 'no viewBox'],
  ['that is empty', svgOf('<!-- nothing -->'), 'empty'],
  ['that is cut off', '<svg viewBox="0 0 9 9"><path', 'Unclosed'],
  ['with a script', svgOf(`<script>alert(1)</script>${square}`), '<script'],
  ['with an event handler', svgOf('<path onclick="alert(1)" d="M0 0h9v9z"/>'), 'onclick'],
  ['with a link', svgOf(`<a href="/">${square}</a>`), '<a'],
  ['with text in a font', svgOf('<text y="9">Acme</text>'), 'convert the text to paths'],
  ['that is animated', svgOf('<path d="M0 0h9v9z"><animate to="M0 0"/></path>'), '<animate'],
  [
    'with an external picture',
    svgOf('<image href="https://acme.example/a.png"/>'),
    'href="https://acme.example/a.png" is not allowed: embed the other file',
  ],
  [
    'with an external fill',
    svgOf('<path fill="url(a.svg#b)" d="M0 0h9v9z"/>'),
    'url(a.svg#b) is not allowed',
  ],
  ['with an external style', svgOf(`<style>@import url(a.css);</style>${square}`), '<style'],
  ['for another medium', svgOf(`<style>@media print{*{fill:red}}</style>${square}`), '<style'],
  ['with an unknown style', svgOf('<path style="mix-blend-mode:hue" d="M0 0h9v9z"/>'), 'style='],
  ['with an unknown variable', svgOf('<path fill="var(--brand)" d="M0 0h9v9z"/>'), 'var(--brand)'],
  ['that is heavy', svgOf(`<path d="M0 0${'L1.25 3.5 9 7'.repeat(900)}"/>`), 'above the limit'],
])('the build refuses a logo %s and says why', async (_, svg, reason) => {
  await expect(preparedFrom(svg)).rejects.toThrow(reason)
})
