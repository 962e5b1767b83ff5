package dev.tripatch.engine.patch.strategic;

/** What a patch is merged into; the same walk serves both. */
enum MergeMode {
  /** Into an object, as the server does: directives act, and nulls delete. */
  APPLY,
  /** Into another patch, as the client does: directives and nulls are carried on. */
  COMBINE
}
