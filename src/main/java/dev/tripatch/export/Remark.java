package dev.tripatch.export;

/** What to know of an export before using it. */
public enum Remark {
  /** No namespace is named. */
  CONTEXT_NAMESPACE("The object names no namespace, so kubectl takes that of its current context."),
  /** The patch names a version of the object. */
  PRECONDITION(
      "The patch names metadata.resourceVersion or metadata.uid: the server refuses it for any"
          + " other version of the object. Take the field out of local if that is not meant."),
  /** An inline patch of a Secret. */
  SECRET_IN_HISTORY(
      "The command holds values of a Secret, and shells keep a history: use a patch file instead."),
  /** Longer than 32,767 characters, the most that Windows' CreateProcess takes. */
  TOO_LONG_FOR_WINDOWS(
      "The command is longer than Windows takes (32,767 characters): use a patch file."),
  /** An argument of 128 KiB or more, Linux' MAX_ARG_STRLEN. */
  TOO_LONG_FOR_LINUX("The patch is longer than an argument may be on Linux (128 KiB): use a file."),
  /** The annotation is not part of it. */
  ANNOTATION_LEFT_OUT("kubectl's last-applied annotation is left out: kubectl writes it itself."),
  /** The patch is not the one that is sent. */
  WRITTEN_FOR_KUSTOMIZE(
      "This is not the patch that kubectl apply sends: of its directives kustomize knows only"
          + " $patch, so the change is written in kustomize's own way."),
  /** A strategic merge patch was asked for. */
  JSON_PATCH_INSTEAD(
      "This is a JSON Patch, because kustomize would build something else from a strategic merge"
          + " patch."),
  /** kustomize would not build our result. */
  KUSTOMIZE_OTHER_RESULT(
      "kustomize builds something else from this than is shown: see the fields that come out"
          + " differently, and edit the base itself instead."),
  /** kustomize finds an object by its namespace too. */
  KUSTOMIZE_NAMESPACE(
      "kustomize looks for the object by the namespace that local names; if your base names"
          + " another one or none, change it here too.");

  private final String sentence;

  Remark(String sentence) {
    this.sentence = sentence;
  }

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
    return sentence;
  }
}
