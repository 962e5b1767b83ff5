package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.EditedTexts;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Decides fields of many objects in the same way, with the smallest edits of local. Texts come in
 * and go out; nothing is written.
 *
 * @param workbench compares
 * @param options how to compare; overwrite is always on, or there would be no answer to decide
 * @param fate what becomes of the fields
 * @param which the fields of an object that are decided where nothing else is asked
 * @param withSecrets whether Secrets are decided, too: their values go into local
 */
public record Decider(
    Workbench workbench,
    Case.Options options,
    Fate fate,
    Function<Fates, List<FieldPath>> which,
    boolean withSecrets) {

  /** A decision may make another conflict visible, and that is decided as well. */
  private static final int MOST_ROUNDS = 3;

  /** Decides all, with all processors; the answers are in order. */
  public List<DecidedObject> all(List<ObjectPair> pairs, Watch watch) {
    List<DecidedObject> decided = new ArrayList<>();
    InParallel.each(pairs, this::decide, decided::add, watch);
    return decided;
  }

  /** Decides one. What only local or only live has is in no conflict. */
  public DecidedObject decide(ObjectPair pair) {
    return pair.documents()
        .filter(documents -> documents.live().isPresent())
        .map(documents -> decide(new Asked(pair, documents, Decisions.NONE, which)))
        .orElseGet(() -> DecidedObject.untouched(pair));
  }

  /**
   * An object with texts that may differ from its files, such as edited ones.
   *
   * @param decided what is decided of it already
   * @param which the fields that are decided
   */
  public record Asked(
      ObjectPair pair,
      ThreeDocuments<SourceDocument> documents,
      Decisions decided,
      Function<Fates, List<FieldPath>> which) {}

  /** Decides one as it is now; its live is there. */
  public DecidedObject decide(Asked asked) {
    return new Rounds(asked).decided();
  }

  /**
   * Decides all as they are now, with all processors; the answers are in order.
   *
   * @param asked reads an object when its turn comes
   */
  public <T> List<DecidedObject> all(List<T> objects, Function<T, Asked> asked, Watch watch) {
    List<DecidedObject> decided = new ArrayList<>();
    InParallel.each(objects, each -> decide(asked.apply(each)), decided::add, watch);
    return decided;
  }

  /** Decides one object, until nothing more can be decided. */
  private final class Rounds {
    private final ObjectPair pair;
    private final String before;
    private final List<FieldPath> decided = new ArrayList<>();
    private final List<Proposal.Refused> refused = new ArrayList<>();
    private ThreeDocuments<SourceDocument> documents;
    private Decisions decisions;
    private final Function<Fates, List<FieldPath>> wanted;
    private int comments;

    Rounds(Asked asked) {
      this.wanted = asked.which();
      this.pair = asked.pair();
      this.documents = asked.documents();
      this.decisions = asked.decided();
      this.before = documents.local().text();
    }

    DecidedObject decided() {
      int more = 1;
      for (int round = 0; round < MOST_ROUNDS && more > 0; round++) {
        int known = decided.size();
        switch (workbench.compare(documents, true, options.mode(), options.leftOut())) {
          case Compared.Unreadable unreadable -> {
            return DecidedObject.failed(
                pair, Surveyor.sentence(pair, unreadable.faults().getFirst()));
          }
          case Compared.Done done -> {
            switch (done.outcome()) {
              case ThreeWayOutcome.Refused no -> {
                return DecidedObject.failed(pair, Surveyor.sentence(no));
              }
              case ThreeWayOutcome.Computed computed -> {
                Fates fates = fates(computed);
                List<FieldPath> left = left(fates, round == 0);
                if (!withSecrets && !left.isEmpty() && pair.isSecret()) {
                  return DecidedObject.leftOut(
                      pair, ObjectsWording.SECRET_LEFT_OUT.text("count", left.size()));
                }
                decide(fates, left);
              }
            }
          }
        }
        more = decided.size() - known;
      }
      String after = documents.local().text();
      return new DecidedObject(
          pair,
          decided,
          refused,
          Optional.empty(),
          false,
          Optional.of(after).filter(text -> !text.equals(before)),
          comments);
    }

    private Fates fates(ThreeWayOutcome.Computed computed) {
      Fates.Opened opened =
          new Fates.Opened(computed.inputs().lastApplied(), Optional.of(computed.inputs().local()));
      InnerParts inside = InnerParts.of(computed.explanation(), computed.inputs().schema().type());
      return new Fates(computed, opened, decisions, Optional.of(inside));
    }

    /** Items without names may pair otherwise once parts are taken: those stay as they are then. */
    private List<FieldPath> left(Fates fates, boolean isFirst) {
      Set<FieldPath> not = refused.stream().map(Proposal.Refused::path).collect(Collectors.toSet());
      return wanted.apply(fates).stream()
          .filter(path -> !not.contains(path))
          .filter(path -> isFirst || !fates.isInside(path))
          .toList();
    }

    /** As many together as can be: a text that refuses one edit refuses all of them. */
    private void decide(Fates fates, List<FieldPath> fields) {
      if (fields.isEmpty()) {
        return;
      }
      Proposal proposal = fates.proposeInLocal(fate, fields);
      refused.addAll(proposal.refusals());
      switch (edited(proposal, proposal.fields())) {
        case EditedTexts.Done done -> take(proposal, done);
        case EditedTexts.Refused no -> {
          List<FieldPath> editable = new ArrayList<>(proposal.fields());
          editable.removeIf(
              field -> edited(proposal, List.of(field)) instanceof EditedTexts.Refused);
          if (editable.size() == proposal.fields().size()) {
            editable.clear();
          }
          proposal.fields().stream()
              .filter(field -> !editable.contains(field))
              .forEach(field -> refused.add(new Proposal.Refused(field, no.why())));
          decide(fates, editable);
        }
      }
    }

    private EditedTexts edited(Proposal proposal, List<FieldPath> fields) {
      ThreeDocuments<SourceDocument> alone =
          new ThreeDocuments<>(Optional.empty(), documents.local(), Optional.empty());
      return EditedTexts.of(
          alone,
          proposal.changes().stream()
              .filter(change -> fields.stream().anyMatch(field -> field.startsWith(change.path())))
              .toList());
    }

    private void take(Proposal proposal, EditedTexts.Done done) {
      decided.addAll(proposal.fields());
      comments += done.comments();
      if (proposal.isPossible()) {
        decisions = decisions.with(new Decision(fate, proposal.fields()));
      }
      SourceDocument local = documents.local();
      String text = done.texts().getOrDefault(Role.LOCAL, local.text());
      documents =
          new ThreeDocuments<>(
              documents.lastApplied(),
              SourceReader.read(local.name(), text, local.format()),
              documents.live());
    }
  }
}
