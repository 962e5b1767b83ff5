package dev.tripatch.guard;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A state of the window, and the way there.
 *
 * @param name names its files
 * @param start the words after the program's name
 * @param steps what is done then, each a word and what it is done to
 */
record WindowState(String name, List<String> start, List<Step> steps) {

  /** What is done. */
  enum Verb {
    /** An entry of the menus by its titles. */
    MENU,
    /** A field, everywhere. */
    SELECT,
    /** A button, link or switch by its id. */
    FIRE,
    /** A text field by its id, and what is typed there. */
    WRITE,
    /** A list or table by its id, and the row that is selected. */
    ROW,
    /** The text of local, and what part of it is replaced by what. */
    EDIT,
    /** The file that is answered when the window asks for one. */
    ANSWER,
    /** A node whose context menu opens. */
    CONTEXT
  }

  /** One step: {@code FIRE #compose}, {@code WRITE #field-filter = spec}. */
  record Step(Verb verb, String what) {
    /** The selector, and what follows the sign. */
    String[] parts() {
      return what.split(" = ", 2);
    }
  }

  /** {@code = name words…}, and a line for each step. */
  static List<WindowState> read(SampleFiles samples) throws IOException {
    List<WindowState> states = new ArrayList<>();
    for (String line : SampleFiles.lines("states.txt")) {
      String[] words = line.strip().split(" +", 2);
      if (words[0].equals("=")) {
        List<String> rest = List.of(words[1].split(" +"));
        states.add(
            new WindowState(
                rest.getFirst(),
                rest.stream().skip(1).map(samples::resolve).toList(),
                new ArrayList<>()));
      } else {
        states
            .getLast()
            .steps
            .add(new Step(Verb.valueOf(words[0].toUpperCase(Locale.ROOT)), words[1]));
      }
    }
    return states;
  }
}
