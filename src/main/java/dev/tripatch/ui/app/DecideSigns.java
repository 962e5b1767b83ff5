package dev.tripatch.ui.app;

import dev.tripatch.decide.Fates;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.editor.line.FieldSigns.SignPlaces;
import dev.tripatch.ui.feature.fields.DecideSign;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.ui.window.action.Keys;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Offers beside the fields of each document, as signs, what decides them there. */
final class DecideSigns {

  private final WindowModels models;
  private final Panes panes;
  private final FieldMenu fields;
  private final Keys keys;

  /** Only lines in view ask for signs: a document may have thousands of fields. */
  private final Map<Role, Map<FieldPath, List<LineSign>>> known = new EnumMap<>(Role.class);

  private Optional<Fates> fates = Optional.empty();

  DecideSigns(WindowModels models, Panes panes, FieldMenu fields, Keys keys) {
    this.models = models;
    this.panes = panes;
    this.fields = fields;
    this.keys = keys;
    for (Role pane : Role.DOCUMENTS) {
      SignPlaces places =
          new SignPlaces(
              DecideSign.placesIn(pane),
              (field, sign) -> fields.decide(DecideSign.valueOf(sign.id()).fate(), field));
      panes.view(pane).editor().offer(places, field -> signsOf(field, pane));
    }
    WhenChanged.run(this::show, models.comparison.viewProperty(), keys.tableProperty());
    models.decisions.tallyProperty().subscribe(tally -> show());
  }

  private void show() {
    known.clear();
    Set<FieldPath> decided = models.decisions.getTally().decided().keySet();
    panes.all().forEach(pane -> pane.editor().showDecided(decided));
  }

  private List<LineSign> signsOf(FieldPath field, Role pane) {
    if (known.isEmpty()) {
      fates = models.decisions.fates();
    }
    return known
        .computeIfAbsent(pane, each -> new HashMap<>())
        .computeIfAbsent(field, each -> find(each, pane));
  }

  private List<LineSign> find(FieldPath field, Role pane) {
    Optional<String> owner =
        pane == Role.LIVE
            ? models.comparison.getView().flatMap(view -> view.managerOf(field))
            : Optional.empty();
    return fates.stream()
        .flatMap(each -> DecideSign.of(field, pane, each, models.decisions.getTally()).stream())
        .map(sign -> fields.shown(sign, owner, keys))
        .toList();
  }
}
