package dev.tripatch.ui.app.command;

/** What the two keys of a presentation remote do. */
public interface Remote {

  /** Goes on. */
  void next();

  /** Goes back. */
  void previous();
}
