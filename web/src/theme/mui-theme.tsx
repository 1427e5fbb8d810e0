import type { ReactNode } from 'react'
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { theme } from './theme.ts'

/**
 * Gives MUI's components the site's look in both schemes. Their styles come first in the document, so that style sheets
 * outweigh them. MUI is larger than a page: import this in modules that load when needed.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      {/* The colour scheme is the browser's: MUI stores none. */}
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
