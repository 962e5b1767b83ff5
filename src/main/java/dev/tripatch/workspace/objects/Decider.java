package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Option;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.EditedTexts;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Decides fields of objects, with the smallest edits of local, or leaves them out of their patches.
 * Texts come in and go out; nothing is written.
 *
 * @param workbench compares
 * @param options how to compare; overwrite is always on, or there would be no answer to decide
 * @param withSecrets whether Secrets are decided, too: their values go into local
 */
public record Decider(Workbench workbench, Case.Options options, boolean withSecrets) {

  /** A decision may make another conflict visible, and that is decided as well. */
  private static final int MOST_ROUNDS = 3;

  /**
   * A decision.
   *
   * @param fate what becomes of the fields
   * @param fields the fields of an object that get it
   * @param left what is to be told of an object that the wish does not decide
   */
  public record Wish(
      Fate fate,
      Function<Fates, List<FieldPath>> fields,
      Function<Fates, List<Proposal.Refused>> left) {

    /** A wish for fields that somebody chose. */
    public Wish(Fate fate, Function<Fates, List<FieldPath>> fields) {
      this(fate, fields, fates -> List.of());
    }

    /** The wish for all that only drifted. */
    public static Wish drifted(Fate fate) {
      return new Wish(fate, Fates::onlyDrifted, Fates::leftByDrift);
    }
  }

  /** Decides all, with all processors; the answers are in order. */
  public List<DecidedObject> all(List<ObjectPair> pairs, Wish wish) {
    List<DecidedObject> decided = new ArrayList<>();
    InParallel.each(pairs, pair -> decide(pair, wish), decided::add, Watch.NOBODY);
    return decided;
  }

  /** Decides one. What only local or only live has is in no conflict. */
  public DecidedObject decide(ObjectPair pair, Wish wish) {
    return pair.documents()
        .filter(documents -> documents.live().isPresent())
        .map(documents -> decide(pair, documents, Decisions.NONE, wish))
        .orElseGet(() -> DecidedObject.untouched(pair));
  }

  /**
   * Decides one as it is now; its live is there.
   *
   * @param documents texts that may differ from its files, such as edited ones
   * @param known what is decided of it already
   */
  public DecidedObject decide(
      ObjectPair pair, ThreeDocuments<SourceDocument> documents, Decisions known, Wish wish) {
    return new Rounds(pair, documents, known, wish).decided(0);
  }

  /**
   * Leaves fields of one out of its patch, as it is now.
   *
   * @param already what is left out of it
   * @param wanted what is to be left out, too
   */
  public DecidedObject leaveOut(
      ObjectPair pair,
      ThreeDocuments<SourceDocument> documents,
      Set<FieldPath> already,
      Set<FieldPath> wanted) {
    Set<FieldPath> together = new HashSet<>(already);
    together.addAll(wanted);
    return DecidedObject.of(
        pair,
        workbench.compare(documents, true, options.mode(), together),
        computed -> {
          List<Proposal.Refused> refused =
              computed.notLeftOut().stream()
                  .filter(each -> wanted.contains(each.path()))
                  .map(why -> new Proposal.Refused(why.path(), why.sentence()))
                  .toList();
          Set<FieldPath> not =
              computed.notLeftOut().stream().map(LeaveOutRefusal::path).collect(Collectors.toSet());
          return DecidedObject.of(
              pair,
              wanted.stream().filter(path -> !path.isIn(already) && !not.contains(path)).toList(),
              refused);
        });
  }

  /** Decides one object, until nothing more can be decided. */
  private final class Rounds {
    private final ObjectPair pair;
    private final String before;
    private final Set<FieldPath> decided = new LinkedHashSet<>();
    private final Set<FieldPath> asked = new HashSet<>();
    private final List<Proposal.Refused> refused = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private ThreeDocuments<SourceDocument> documents;
    private Decisions decisions;
    private final Wish wish;
    private int comments;

    Rounds(ObjectPair pair, ThreeDocuments<SourceDocument> documents, Decisions known, Wish wish) {
      this.wish = wish;
      this.pair = pair;
      this.documents = documents;
      this.decisions = known;
      this.before = documents.local().text();
    }

    DecidedObject decided(int round) {
      return DecidedObject.of(
          pair,
          workbench.compare(documents, true, options.mode(), options.leftOut()),
          computed -> {
            Fates fates = fates(computed);
            List<FieldPath> left = left(fates, round == 0);
            if (!withSecrets && !left.isEmpty() && pair.isSecret()) {
              return DecidedObject.leftOut(
                  pair, ObjectsWording.SECRET_LEFT_OUT.text("count", left.size()));
            }
            int known = decided.size();
            decide(fates, left);
            asked.addAll(left);
            boolean isOver = decided.size() == known || round + 1 == MOST_ROUNDS;
            if (isOver) {
              refused.addAll(wish.left().apply(fates));
              return decided();
            }
            return decided(round + 1);
          });
    }

    private DecidedObject decided() {
      String after = documents.local().text();
      return new DecidedObject(
          pair,
          List.copyOf(decided),
          refused,
          remarks,
          Optional.empty(),
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
      not.addAll(asked);
      return wish.fields().apply(fates).stream()
          .filter(path -> !not.contains(path))
          .filter(path -> wish.fate() == Fate.KEEP_LOCAL || !fates.isAlready(wish.fate(), path))
          .filter(path -> isFirst || !fates.isInside(path))
          .toList();
    }

    /** As many together as can be: a text that refuses one edit refuses all of them. */
    private void decide(Fates fates, List<FieldPath> fields) {
      if (fields.isEmpty()) {
        return;
      }
      Proposal proposal = fates.proposeInLocal(wish.fate(), fields);
      refused.addAll(proposal.refusals());
      switch (edited(proposal, proposal.fields())) {
        case EditedTexts.Done done -> take(proposal, done);
        case EditedTexts.Refused no -> {
          List<Option.Fitting> editable = new ArrayList<>(proposal.parts());
          editable.removeIf(part -> edited(proposal, part.fields()) instanceof EditedTexts.Refused);
          if (editable.size() == proposal.parts().size()) {
            editable.clear();
          }
          proposal.parts().stream()
              .filter(part -> !editable.contains(part))
              .forEach(part -> refused.add(new Proposal.Refused(part.path(), no.why())));
          decide(fates, editable.stream().map(Option::path).toList());
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
      remarks.addAll(proposal.remarks());
      comments += done.comments();
      if (proposal.isPossible()) {
        decisions = decisions.with(new Decision(wish.fate(), proposal.fields()));
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
