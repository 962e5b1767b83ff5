package dev.tripatch.ui.app;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.window.action.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** Offers in each document what can be done with the selected field there. */
final class DecideLenses {

  private final WindowModels models;
  private final Panes panes;
  private final DecideCommands commands;
  private final FieldMenu fields;
  private final Keys keys;
  private final Runnable showList;

  /** Offers that fit beside the text; where there is no room, a sign that shows the list. */
  DecideLenses(
      WindowModels models,
      Panes panes,
      DecideCommands commands,
      FieldMenu fields,
      Keys keys,
      Runnable showList) {
    this.fields = fields;
    this.keys = keys;
    this.showList = showList;
    this.models = models;
    this.panes = panes;
    this.commands = commands;
    models.selection().choiceProperty().subscribe((before, now) -> show());
    models.comparison().viewProperty().subscribe((before, now) -> show());
    models.decisions().tallyProperty().subscribe((before, now) -> show());
  }

  private void show() {
    Optional<FieldPath> selected = models.selection().getPath().filter(path -> !path.isRoot());
    Optional<Fates> fates = selected.flatMap(path -> models.decisions().fates());
    for (Role pane : Role.DOCUMENTS) {
      panes
          .view(pane)
          .editor()
          .lens()
          .offer(
              fates.map(known -> offers(pane, selected.orElseThrow(), known)).orElseGet(List::of));
    }
  }

  private List<Node> offers(Role pane, FieldPath field, Fates fates) {
    List<Fate> possible =
        fatesIn(pane).stream().filter(fate -> isOffered(fate, field, fates)).toList();
    Optional<String> decided =
        pane == Role.LOCAL ? models.decisions().getTally().at(field) : Optional.empty();
    if (possible.isEmpty() && decided.isEmpty()) {
      return List.of();
    }
    Optional<String> owner = ownerIn(pane, field);
    return List.of(
        line(field, possible, decided, owner, true),
        line(field, possible, decided, owner, false),
        line(field, possible, decided, Optional.empty(), false),
        line(field, possible, Optional.empty(), Optional.empty(), false),
        more());
  }

  /** Whose value would be taken: who decides wants to know it, if live says it. */
  private Optional<String> ownerIn(Role pane, FieldPath field) {
    return pane == Role.LIVE
        ? models.comparison().getView().flatMap(view -> view.managerOf(field))
        : Optional.empty();
  }

  /** Those that take something are where it is; those that change local are in local. */
  private static List<Fate> fatesIn(Role pane) {
    return switch (pane) {
      case LAST_APPLIED -> List.of(Fate.TAKE_LAST_APPLIED);
      case LOCAL -> List.of(Fate.KEEP_LOCAL, Fate.GIVE_UP, Fate.RESTORE);
      case LIVE -> List.of(Fate.TAKE_LIVE);
      case PATCH, RESULT -> List.of();
    };
  }

  /** Only where something happens to the field: elsewhere the offer would be in the way. */
  private boolean isOffered(Fate fate, FieldPath field, Fates fates) {
    boolean isRow =
        models.comparison().getView().stream()
            .flatMap(view -> view.rows().stream())
            .anyMatch(row -> row.path().equals(field));
    boolean isDecided = models.decisions().getTally().at(field).isPresent();
    return (isRow || isDecided && fate == Fate.RESTORE)
        && fates.outline(fate, List.of(field)).isPossible();
  }

  private HBox more() {
    Hyperlink more = new Hyperlink("⋯");
    more.setAccessibleText(AppWords.DECIDE_LENS.text());
    more.setFocusTraversable(false);
    more.setOnAction(event -> showList.run());
    return line(List.of(more));
  }

  private HBox line(
      FieldPath field,
      List<Fate> possible,
      Optional<String> decided,
      Optional<String> owner,
      boolean withKeys) {
    List<Node> parts = new ArrayList<>();
    decided.ifPresent(words -> parts.add(label("✓ " + words, "lens-decided")));
    for (Fate fate : possible) {
      String whose = owner.map(name -> " (" + name + ")").orElse("");
      Hyperlink link = new Hyperlink(fate.title(field) + whose);
      link.setId("lens-" + fate.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      link.setFocusTraversable(false);
      link.setOnAction(event -> commands.decide(fate, () -> List.of(field)));
      parts.add(link);
      if (withKeys) {
        String key = keys.wordsOf(fields.of(fate));
        if (!key.isEmpty()) {
          parts.add(label(key, "lens-key"));
        }
      }
    }
    return line(parts);
  }

  /** Only links take clicks: between them a click is one on the text, as anywhere in the line. */
  private static HBox line(List<Node> parts) {
    HBox line = new HBox(parts.toArray(Node[]::new));
    line.getStyleClass().add("lens-line");
    line.setPickOnBounds(false);
    return line;
  }

  private static Label label(String words, String styleClass) {
    Label label = new Label(words);
    label.setMouseTransparent(true);
    label.getStyleClass().add(styleClass);
    return label;
  }
}
