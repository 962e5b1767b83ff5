package dev.tripatch.ui.window.action;

import java.util.List;

/** A part of the program that a person would name, as the window sees it. */
public interface Feature {

  /** All that can be done with it. */
  List<Entry> actions();
}
