import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { filesIn } from '#infra/tools/files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { builtPages, site } from './built-pages.ts'

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
  ['with an external picture', svgOf('<image href="https://acme.example/a.png"/>'), 'embed the'],
  ['with an external fill', svgOf('<path fill="url(a.svg#b)" d="M0 0h9v9z"/>'), 'embed the'],
  ['with an external style', svgOf(`<style>@import url(a.css);</style>${square}`), '<style'],
  ['for another medium', svgOf(`<style>@media print{*{fill:red}}</style>${square}`), '<style'],
  ['with an unknown style', svgOf('<path style="mix-blend-mode:hue" d="M0 0h9v9z"/>'), 'style='],
  ['with an unknown variable', svgOf('<path fill="var(--brand)" d="M0 0h9v9z"/>'), 'var(--brand)'],
  ['that is heavy', svgOf(`<path d="M0 0${'L1.25 3.5 9 7'.repeat(900)}"/>`), 'above the limit'],
])('the build refuses a logo %s and says why', async (_, svg, reason) => {
  await expect(preparedFrom(svg)).rejects.toThrow(reason)
})

test('the logo is once in every document, and in no script', () => {
  const [, outline = ''] =
    / d="([^"]+)/.exec(builtPages[0]?.document.querySelector('#logo')?.innerHTML ?? '') ?? []
  expect(outline.length).toBeGreaterThan(10)
  for (const { document } of builtPages) {
    expect(document.querySelectorAll('#logo')).toHaveLength(1)
    expect(document.querySelectorAll('use[href="#logo"]').length).toBeGreaterThan(0)
  }
  const scripts = filesIn(site).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(outline))).toEqual([])
})
