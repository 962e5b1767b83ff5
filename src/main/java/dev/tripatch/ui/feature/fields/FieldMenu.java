package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The entries for what can be done with the chosen fields, in whatever menu they are. */
public final class FieldMenu {

  private final DecideCommands commands;
  private final LeaveOutCommands leaving;
  private final CommandQueue queue;
  private final Supplier<List<FieldPath>> chosen;
  private final Runnable editAnnotation;
  private final Keys keys;

  /**
   * Entries for the fields that are chosen when a menu opens.
   *
   * @param editAnnotation shows the rule behind the selected field
   * @param keys the keys of the entries
   */
  public FieldMenu(
      DecideCommands commands,
      LeaveOutCommands leaving,
      CommandQueue queue,
      Supplier<List<FieldPath>> chosen,
      Runnable editAnnotation,
      Keys keys) {
    this.commands = commands;
    this.leaving = leaving;
    this.queue = queue;
    this.chosen = chosen;
    this.editAnnotation = editAnnotation;
    this.keys = keys;
  }

  /** The entries for the fields that are chosen now. */
  public List<MenuItem> items() {
    List<FieldPath> fields = chosen.get();
    Optional<Fates> fates = commands.fates();
    List<MenuItem> items = new ArrayList<>();
    for (Fate fate : Fate.values()) {
      items.add(item(fate, fields, fates.map(each -> each.outline(fate, fields))));
    }
    items.add(leaveOut(fields));
    items.add(new SeparatorMenuItem());
    items.add(item("Edit Annotation…", editAnnotation));
    return items;
  }

  private MenuItem leaveOut(List<FieldPath> fields) {
    boolean isBack = leaving.areLeftOut(fields);
    String title = isBack ? "Put back into the patch" : "Leave out of the patch";
    MenuItem item =
        item(fields.size() > 1 ? title + " (" + fields.size() + " fields)" : title, this::leaveOut);
    item.setId("leave-out");
    item.setDisable(!isBack && !leaving.isPossible(fields));
    keys.give(item, Shortcut.LEAVE_OUT);
    return item;
  }

  /** Leaves the chosen fields out of the patch; puts them back if all of them are left out. */
  public void leaveOut() {
    leaving.toggle(queue.meant(chosen));
  }

  private MenuItem item(Fate fate, List<FieldPath> fields, Optional<Proposal> proposal) {
    Optional<Proposal> possible = proposal.filter(Proposal::isPossible);
    MenuItem item =
        item(
            possible.map(Proposal::title).orElse(fate.title()),
            () -> commands.decide(fate, () -> fields));
    item.setId("decide-" + fate.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    item.setDisable(possible.isEmpty());
    shortcut(fate).ifPresent(each -> keys.give(item, each));
    return item;
  }

  /** The keys of a fate, as people read them; empty if it has none. */
  public Optional<String> keyOf(Fate fate) {
    return shortcut(fate).map(each -> keys.of(each).getDisplayText());
  }

  /** The keys of a fate; keeping both is only in menus. */
  public static Optional<Shortcut> shortcut(Fate fate) {
    return switch (fate) {
      case TAKE_LIVE -> Optional.of(Shortcut.TAKE_LIVE);
      case TAKE_LAST_APPLIED -> Optional.of(Shortcut.TAKE_LAST_APPLIED);
      case KEEP_LOCAL -> Optional.of(Shortcut.KEEP_LOCAL);
      case GIVE_UP -> Optional.of(Shortcut.GIVE_UP);
      case RESTORE -> Optional.of(Shortcut.RESTORE);
      case KEEP_BOTH -> Optional.empty();
    };
  }

  /** Gives the chosen fields a fate. */
  public void decide(Fate fate) {
    commands.decide(fate, queue.meant(chosen));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }
}
