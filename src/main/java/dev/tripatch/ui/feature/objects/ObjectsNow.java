package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.feature.objects.ObjectEdits.ObjectText;
import dev.tripatch.ui.feature.objects.ObjectTrail.Shown;
import dev.tripatch.ui.panes.document.DecidedTogether;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.objects.DecidedObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Surveyor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;

/**
 * What objects of a list are now, with edits and decisions: summed up again, and decided together.
 *
 * @param current the object in the panes
 */
record ObjectsNow(
    Documents documents,
    ObjectSurvey survey,
    ObjectEdits edits,
    ObjectTrail trail,
    ObjectRows rows,
    ReadOnlyObjectProperty<Optional<ObjectRow>> current) {

  /**
   * An object as it is now.
   *
   * @param memory what is decided of all documents
   * @return empty if there is nothing to decide: it is in no file, or not both local and live
   */
  Optional<ObjectSurvey.Now> of(ObjectRow row, DecisionMemory.All memory) {
    return asItIs(row, memory).filter(now -> now.pair().live().isPresent());
  }

  /** The same of what is only local, too. */
  Optional<ObjectSurvey.Now> asItIs(ObjectRow row, DecisionMemory.All memory) {
    return row.pair().filter(pair -> pair.local().isPresent()).map(pair -> now(row, pair, memory));
  }

  /** Whether an object is what it was: neither typed into nor decided since. */
  private boolean isAsThen(ObjectSurvey.Now then, DecisionMemory.All memory) {
    return asItIs(then.row(), memory)
        .filter(each -> each.texts().equals(then.texts()))
        .filter(each -> each.decided().all().equals(then.decided().all()))
        .filter(each -> each.leftOut().equals(then.leftOut()))
        .isPresent();
  }

  /** The documents of an object as the panes would show them; empty for a text without one. */
  Optional<ShownDocuments> place(ObjectRow row) {
    return row.pair().map(trail::of).map(ObjectTrail::place);
  }

  private ObjectSurvey.Now now(ObjectRow row, ObjectPair pair, DecisionMemory.All memory) {
    boolean isCurrent = current.get().equals(Optional.of(row));
    Map<Role, Shown> all = isCurrent ? trail.here() : trail.of(pair);
    ShownDocuments places = ObjectTrail.place(all);
    Map<Role, NamedText> texts = new EnumMap<>(Role.class);
    all.forEach(
        (role, each) -> {
          if (role == Role.LOCAL || !each.text().isBlank()) {
            texts.put(role, each.named());
          }
        });
    return new ObjectSurvey.Now(
        row,
        pair,
        places,
        Objects.requireNonNull(all.get(Role.LOCAL)).document(),
        ThreeDocuments.of(texts),
        memory.decided(places),
        memory.leftOut(places));
  }

  /** Sums objects up again that no pane shows; those that became other ones meanwhile wait. */
  void sumUpAgain(List<ObjectRow> wanted, BiConsumer<ShownDocuments, FirstConflicts> first) {
    DecisionMemory.All memory = documents.memory().all();
    List<ObjectSurvey.Now> asked =
        wanted.stream()
            .filter(row -> !current.get().equals(Optional.of(row)))
            .flatMap(row -> asItIs(row, memory).stream())
            .toList();
    if (!asked.isEmpty()) {
      survey.again(asked, answers -> take(asked, answers, first));
    }
  }

  private void take(
      List<ObjectSurvey.Now> asked,
      List<Surveyor.Again> answers,
      BiConsumer<ShownDocuments, FirstConflicts> first) {
    DecisionMemory.All memory = documents.memory().all();
    List<ObjectRow> changed = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      ObjectSurvey.Now before = asked.get(i);
      Surveyor.Again answer = answers.get(i);
      ObjectRow row = before.row();
      first.accept(before.shown(), answer.first());
      if (current.get().equals(Optional.of(row))) {
        // It was shown meanwhile; its answer need not differ from that about the one before.
        survey.again(row, documents, rows::changed);
      } else if (isAsThen(before, memory)) {
        row.setSummary(answer.summary());
        row.setSeen(
            new ObjectRow.Seen(
                answer.tally(),
                DecisionsViewModel.toDo(answer.tally(), Optional.of(before.texts().local()))));
        changed.add(row);
      }
    }
    rows.changed(changed);
  }

  /** Decides fields of many objects: their edits are one action, which undo takes back. */
  void decideAll(String name, Map<ObjectSurvey.Now, DecidedObject> decided, Fate fate) {
    Map<ShownDocuments, Decision> decisions = new HashMap<>();
    decided.forEach((now, each) -> decisions.put(now.shown(), new Decision(fate, each.fields())));
    documents
        .history()
        .decideAll(
            name,
            DecidedTogether.of(decisions),
            () -> decided.forEach((now, each) -> each.text().ifPresent(text -> edit(now, text))));
  }

  /** Leaves just these fields out of the patches of objects, as one action. */
  void leaveOutAll(String name, Map<ObjectSurvey.Now, Set<FieldPath>> wanted) {
    Map<ShownDocuments, Set<FieldPath>> leftOut = new HashMap<>();
    wanted.forEach((now, fields) -> leftOut.put(now.shown(), fields));
    documents
        .history()
        .decideAll(
            name,
            DecidedTogether.leavingOut(leftOut),
            () -> leftOut.forEach(documents.memory()::leaveOut));
  }

  private void edit(ObjectSurvey.Now now, String text) {
    ObjectText.of(Role.LOCAL, now.local())
        .ifPresent(of -> edits.edit(of, now.local(), now.texts().local().text(), text));
  }
}
