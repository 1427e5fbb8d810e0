import { configureGlobal } from 'fast-check'

// Any counterexample kills a mutant; the smallest one takes a hundred times as long to find.
configureGlobal({ endOnFailure: true })
