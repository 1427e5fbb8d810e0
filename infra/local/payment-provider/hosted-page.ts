import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import * as z from '#shared/schema.ts'
import { badRequestPage, expiredPage, paidPage, unknownPage } from './message-page.ts'
import { stylePath } from './page-layout.ts'
import { pagePolicy } from './page-policy.ts'
import { paymentPage } from './payment-page.ts'
import { cancelAddress, successAddress } from './return-addresses.ts'
import type { CheckoutSession, Sessions } from './sessions.ts'

const style = readFileSync(new URL('./hosted-page.css', import.meta.url), 'utf8')

const outcomeSchema = z.enum(['pay', 'decline', 'cancel'])

const pageRoute = '/c/pay/:id'

/** The path of a session's page. */
export function pagePath(sessionId: string): string {
  return pageRoute.replace(':id', sessionId)
}

/** The hosted payment pages. */
export function hostedPage(sessions: Sessions): Hono {
  const pages = new Hono()

  pages.use('/c/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'same-origin')
    c.header('x-content-type-options', 'nosniff')
    await next()
  })

  pages.get(stylePath, (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))

  pages.get(pageRoute, (c) => {
    return show(c, sessions.find(c.req.param('id')))
  })

  pages.post(pageRoute, async (c) => {
    const session = sessions.find(c.req.param('id'))
    const form = new URLSearchParams(await c.req.text())
    const outcome = outcomeSchema.safeParse(form.get('outcome')).data
    if (!session || session.status === 'expired') return show(c, session)
    if (outcome === 'pay') {
      sessions.complete(session)
      return c.redirect(successAddress(session).href, 303)
    }
    if (session.status === 'complete') return c.redirect(pagePath(session.id), 303)
    const cancel = cancelAddress(session)
    if (outcome === 'cancel' && cancel) return c.redirect(cancel.href, 303)
    if (outcome === 'decline') return c.redirect(`${pagePath(session.id)}?declined`, 303)
    c.header('content-security-policy', pagePolicy(session))
    return c.html(badRequestPage(), 400)
  })

  return pages
}

function show(c: Context, session: CheckoutSession | undefined) {
  c.header('content-security-policy', pagePolicy(session))
  if (!session) return c.html(unknownPage(), 404)
  if (session.status === 'expired') return c.html(expiredPage(session), 410)
  if (session.status === 'complete') return c.html(paidPage(session))
  return c.html(paymentPage(session, c.req.query('declined') !== undefined))
}
