import { html } from 'hono/html'

/** A piece of HTML in which everything that was put into it is escaped. */
export type Html = ReturnType<typeof html>

export const stylePath = '/c/pay.css'

type PageContent = {
  readonly title: string
  readonly content: Html
}

/** A whole page around its content. Every page says what it is. */
export function pageLayout({ title, content }: PageContent): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header class="notice">
          <p><strong>Local stand-in for the payment provider.</strong> No card is charged.</p>
        </header>
        ${content}
      </body>
    </html> `
}
