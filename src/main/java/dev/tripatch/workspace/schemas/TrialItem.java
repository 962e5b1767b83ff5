package dev.tripatch.workspace.schemas;

/**
 * One item of a list, or one entry of a map, as a tool leaves it.
 *
 * @param name what identifies it: {@code 80/TCP}
 * @param state what became of it
 */
public record TrialItem(String name, State state) {

  /** What a tool does to an item. */
  public enum State {
    /** Live has it, and keeps it as it is. */
    KEPT("="),
    /** Live has it with other values. */
    CHANGED("~"),
    /** Live does not have it. */
    ADDED("+"),
    /** Live has it, and afterwards does not; local does not want it. */
    REMOVED("−"),
    /** Local wants it, and does not get it. */
    LOST("✗");

    private final String sign;

    State(String sign) {
      this.sign = sign;
    }

    /** In one character. */
    public String sign() {
      return sign;
    }
  }

  /** {@code + 80/UDP}. */
  public String text() {
    return state.sign() + " " + name;
  }
}
