package dev.tripatch.ui.window.action;

import dev.tripatch.prose.VisibleText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;

/**
 * Something that a person can do, declared once, by its feature. What may change is asked for: when
 * a menu opens, when its keys are pressed, when actions are sought.
 *
 * @param id its name in settings and tests: {@code NEXT_CHANGE}
 * @param words its title in menus
 * @param mark where the letter is that chooses it in its menu: before this part of the title; empty
 *     to take any free letter
 * @param places where it is in menus
 * @param keys empty if it has none
 * @param enabled whether a menu offers it now
 * @param choice what it sets, if that shows in the menu
 * @param reach where it is offered while a room of the window covers the documents
 * @param run does it
 */
public record Action(
    String id,
    Supplier<String> words,
    Optional<String> mark,
    List<Place> places,
    Optional<ActionKeys> keys,
    BooleanSupplier enabled,
    Optional<Choice> choice,
    Reach reach,
    Runnable run)
    implements Entry {

  /** What an action is about. */
  public enum Reach {
    /** Documents: a room covers them. */
    DOCUMENTS,
    /** Documents that are opened: offered by the start screen, too. */
    OPENING,
    /** The window, whatever room of it is open. */
    WINDOW
  }

  /**
   * What an action sets.
   *
   * @param isOneOfMany whether another action sets what is on now to something else
   */
  public record Choice(boolean isOneOfMany, BooleanSupplier isOn) {}

  /** An action that is in no menu yet. */
  public static Action of(String id, String title, Runnable run) {
    return of(id, () -> title, run);
  }

  /** The same with a title that changes. */
  public static Action of(String id, Supplier<String> title, Runnable run) {
    return new Action(
        id,
        title,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        () -> true,
        Optional.empty(),
        Reach.DOCUMENTS,
        run);
  }

  /** An action that switches something on and off. */
  public static Action toggling(String id, String title, BooleanProperty property) {
    return of(id, title, () -> property.set(!property.get())).checked(property::get);
  }

  /** The same with a mark in the menu while something is on. */
  public Action checked(BooleanSupplier isOn) {
    return with(Optional.of(new Choice(false, isOn)));
  }

  /** The same as one choice of many; marked while it is the one. */
  public Action chosen(BooleanSupplier isOn) {
    return with(Optional.of(new Choice(true, isOn)));
  }

  private Action with(Optional<Choice> now) {
    return new Action(id, words, mark, places, keys, enabled, now, reach, run);
  }

  /** The same in one more menu. */
  public Action in(String menu, int group, int order) {
    List<Place> all =
        Stream.concat(places.stream(), Stream.of(new Place(menu, group, order))).toList();
    return new Action(id, words, mark, all, keys, enabled, choice, reach, run);
  }

  /** The same with keys that are the same on each keyboard; {@code says} what for. */
  public Action keys(String wanted, String says) {
    return keys(ActionKeys.of(wanted, says));
  }

  /** The same with keys that are others on a Mac. */
  public Action keys(String wanted, String macWanted, String says) {
    return keys(ActionKeys.of(wanted, macWanted, says));
  }

  /** The same, and its keys come before the control that has the keyboard. */
  public Action first() {
    return new Action(
        id, words, mark, places, keys.map(ActionKeys::first), enabled, choice, reach, run);
  }

  /** The same with keys. */
  public Action keys(ActionKeys wanted) {
    return new Action(id, words, mark, places, Optional.of(wanted), enabled, choice, reach, run);
  }

  /** The same, offered only sometimes. */
  public Action when(BooleanSupplier possible) {
    return new Action(id, words, mark, places, keys, possible, choice, reach, run);
  }

  /** The same, offered whatever room of the window is open, too. */
  public Action ofWindow() {
    return reaching(Reach.WINDOW);
  }

  /** The same, offered by the start screen, too: it opens documents. */
  public Action opening() {
    return reaching(Reach.OPENING);
  }

  private Action reaching(Reach wanted) {
    return new Action(id, words, mark, places, keys, enabled, choice, wanted, run);
  }

  /** The same, and only while a room does not cover what it is about. */
  Action coveredWhile(Predicate<Reach> isCovered) {
    return new Action(
        id,
        words,
        mark,
        places,
        keys,
        () -> !isCovered.test(reach) && enabled.getAsBoolean(),
        choice,
        reach,
        () -> {
          if (!isCovered.test(reach)) {
            run.run();
          }
        });
  }

  /** The same, with its letter before a part of its title. */
  public Action markedAt(String part) {
    return new Action(id, words, Optional.of(part), places, keys, enabled, choice, reach, run);
  }

  /** The same about something that is known now. */
  public Action about(String title, Runnable doing) {
    return new Action(id, () -> title, mark, places, keys, enabled, choice, reach, doing);
  }

  /** What people read now. */
  public String title() {
    return VisibleText.line(words.get());
  }

  /** Whether it is offered now. */
  public boolean isPossible() {
    return enabled.getAsBoolean();
  }

  /** Whether what it sets is on now. */
  public boolean isOn() {
    return choice.filter(each -> each.isOn().getAsBoolean()).isPresent();
  }

  /** Its id as style sheets and tests name its entry: {@code next-change}. */
  public String itemId() {
    return itemId(id);
  }

  static String itemId(String id) {
    return id.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
