import type { ReactNode } from 'react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { theme } from './theme.ts'
import { themeStyle } from './theme-style.ts'

const allVariables = <GlobalStyles styles={themeStyle()} />

/**
 * Gives MUI's components the site's look in both schemes. Their styles come first in the document, so that style sheets
 * outweigh them. MUI is larger than a page: import this in modules that load when needed.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      {/* The colour scheme is the browser's: MUI neither stores one nor marks the document. */}
      <ThemeProvider
        theme={theme}
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
      >
        {/* The page has the variables that its style sheets use. */}
        {allVariables}
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
