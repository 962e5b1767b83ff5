package dev.tripatch.share.export;

import dev.tripatch.prose.Wording;

/** What to know of an export before using it. */
public enum Remark implements Wording {
  /** No namespace is named. */
  CONTEXT_NAMESPACE,
  /** The patch names a version of the object. */
  PRECONDITION,
  /** An inline patch of a Secret. */
  SECRET_IN_HISTORY,
  /** Longer than 32,767 characters, the most that Windows' CreateProcess takes. */
  TOO_LONG_FOR_WINDOWS,
  /** An argument of 128 KiB or more, Linux' MAX_ARG_STRLEN. */
  TOO_LONG_FOR_LINUX,
  /** The annotation is not part of it. */
  ANNOTATION_LEFT_OUT,
  /** The patch is not the one that is sent. */
  WRITTEN_FOR_KUSTOMIZE,
  /** A strategic merge patch was asked for. */
  JSON_PATCH_INSTEAD,
  /** kustomize would not build our result. */
  KUSTOMIZE_OTHER_RESULT,
  /** kustomize finds an object by its namespace too. */
  KUSTOMIZE_NAMESPACE;

  /** Whether the export does harm or does not work unless it is heeded. */
  public boolean isWarning() {
    return switch (this) {
      case PRECONDITION,
          SECRET_IN_HISTORY,
          TOO_LONG_FOR_WINDOWS,
          TOO_LONG_FOR_LINUX,
          KUSTOMIZE_OTHER_RESULT ->
          true;
      case CONTEXT_NAMESPACE,
          ANNOTATION_LEFT_OUT,
          WRITTEN_FOR_KUSTOMIZE,
          JSON_PATCH_INSTEAD,
          KUSTOMIZE_NAMESPACE ->
          false;
    };
  }

  /** It, for people. */
  public String sentence() {
    return text();
  }
}
