import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import { checkoutView, messageView, stylePath } from './page-views.ts'
import type { Session } from './sessions.ts'

const style = readFileSync(new URL('./hosted-page.css', import.meta.url), 'utf8')

const pageRoute = '/c/pay/:id'

/** The path of a session's page. */
export function pagePath(sessionId: string): string {
  return pageRoute.replace(':id', sessionId)
}

/** The hosted pages, on which buyers pay, are declined or cancel. */
export function hostedPage(sessions: Map<string, Session>): Hono {
  const pages = new Hono()

  pages.get(stylePath, (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))

  pages.get(pageRoute, (c) => show(c, sessions.get(c.req.param('id'))))

  pages.post(pageRoute, async (c) => {
    const session = sessions.get(c.req.param('id'))
    const outcome = new URLSearchParams(await c.req.text()).get('outcome')
    if (!session) return show(c, session)
    const { id, parameters, isPaid } = session
    // Also when it is pressed twice.
    if (outcome === 'pay') {
      sessions.set(id, { ...session, isPaid: true })
      return c.redirect(parameters.success_url, 303)
    }
    if (isPaid) return c.redirect(pagePath(id), 303)
    if (outcome === 'cancel') return c.redirect(parameters.cancel_url, 303)
    if (outcome === 'decline') return c.redirect(`${pagePath(id)}?declined`, 303)
    return c.text('The payment page has no such button. Nothing was paid.', 400)
  })

  return pages
}

function show(c: Context, session: Session | undefined) {
  const { success_url: success, cancel_url: cancel } = session?.parameters ?? {}
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', policyFor(success, cancel))
  if (!session) {
    const text =
      'The address is incomplete, or the stand-in was restarted and has forgotten its pages. Go back and start the payment again.'
    return c.html(messageView('There is no such payment page', text), 404)
  }
  if (session.isPaid) {
    return c.html(messageView('This order is paid', 'Nothing is left to do here.', success))
  }
  return c.html(checkoutView(session.parameters, c.req.query('declined') !== undefined))
}

/** Browsers hold the redirect that follows a form against `form-action` too, hence the origins of the return addresses. */
function policyFor(...addresses: readonly (string | undefined)[]): string {
  const origins = addresses.flatMap((address) => (address ? new URL(address).origin : []))
  // The one picture is the icon, which is empty.
  const sources = "default-src 'none'; style-src 'self'; img-src data:"
  const actions = ["form-action 'self'", ...new Set(origins)].join(' ')
  return `${sources}; base-uri 'none'; frame-ancestors 'none'; ${actions}`
}
