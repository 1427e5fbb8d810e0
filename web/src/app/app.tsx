import type { EmotionCache } from '@emotion/cache'
import { CacheProvider, ThemeContext } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

type AppProps = { readonly styleCache: EmotionCache; readonly children: ReactNode }

/**
 * Gives all components the theme. MUI's own provider would also insert the theme's variables from script; here they are
 * part of each prerendered page (base-style.ts).
 */
export function App({ styleCache, children }: AppProps) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </CacheProvider>
  )
}
