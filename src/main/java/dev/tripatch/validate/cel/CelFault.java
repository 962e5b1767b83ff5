package dev.tripatch.validate.cel;

/** Why a rule has no answer: a server has none either, or it is not known here. */
final class CelFault extends Exception {
  private static final long serialVersionUID = 1L;

  private CelFault(String text) {
    super(text);
  }

  /** A server refuses with these words. */
  static CelFault ofServer(String text) {
    return new CelFault(text);
  }

  static CelFault unknown() {
    return new CelFault("");
  }

  boolean isUnknown() {
    return getMessage().isEmpty();
  }
}
