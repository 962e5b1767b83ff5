package dev.tripatch.ui.window;

/** What the two keys of a presentation remote do. */
public interface Remote {

  /**
   * Goes on.
   *
   * @return whether there was somewhere to go
   */
  boolean next();

  /**
   * Goes back.
   *
   * @return whether there was somewhere to go
   */
  boolean previous();
}
