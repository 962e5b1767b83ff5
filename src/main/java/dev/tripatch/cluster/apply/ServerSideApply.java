package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ApplyRequest.Answer;
import dev.tripatch.cluster.apply.ApplyRequest.Claim;
import dev.tripatch.cluster.apply.ApplyRequest.Stored;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Blame;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.FieldSet;
import dev.tripatch.cluster.apply.merge.Located;
import dev.tripatch.cluster.apply.merge.OwnedChange;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.cluster.apply.merge.Reconciling;
import dev.tripatch.cluster.apply.merge.SentObject;
import dev.tripatch.cluster.apply.merge.TypeView;
import dev.tripatch.cluster.apply.merge.TypedObject;
import dev.tripatch.engine.patch.Preconditions;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What {@code kubectl apply --server-side} would do. A pure function: the rules are those of
 * structured-merge-diff, of apimachinery's {@code managedfields} around it, and of kubectl around
 * both, each named where it is followed. What depends on more than the documents is said in words.
 */
public final class ServerSideApply {

  /** The manager under which kubectl applies if it is told no other. */
  public static final String DEFAULT_MANAGER = ApplyRequest.KUBECTL;

  /** The most characters of a manager's name. */
  public static final int LONGEST_MANAGER = 128;

  private static final Set<Optional<Value>> EMPTY =
      Set.of(
          Optional.of(NullValue.NULL), Optional.of(MapValue.EMPTY), Optional.of(ListValue.EMPTY));

  private final SchemaAnswer schema;
  private final TypeView view;
  private final SentObject sent;
  private final String manager;
  private final OwnerEntry.Listed listed;
  private final List<Unknown> unknowns;

  private ServerSideApply(
      MapValue local, Optional<MapValue> live, SchemaAnswer schema, String manager) {
    MapValue stored = live.orElse(MapValue.EMPTY);
    this.schema = schema;
    this.view = TypeView.of(schema);
    this.sent = SentObject.of(local, stored);
    this.manager = manager;
    this.listed = OwnerEntry.listed(stored, manager);
    this.unknowns = new Unknowns(local, stored, schema, manager, listed).list();
  }

  /**
   * The outcome. Total: whatever the documents hold, there is an answer.
   *
   * @param local the configuration to apply
   * @param live the live object with its managedFields; empty if there is none
   * @param schema what is known of the kind
   * @param manager the field manager's name
   * @param isForced whether to take fields over from other managers ({@code --force-conflicts})
   */
  public static ServerSideOutcome of(
      MapValue local,
      Optional<MapValue> live,
      SchemaAnswer schema,
      String manager,
      boolean isForced) {
    ServerSideApply apply = new ServerSideApply(local, live, schema, manager);
    return apply.refusal(local).orElseGet(() -> apply.outcome(isForced));
  }

  /** Whether the server takes a name for a manager: its own rule for {@code fieldManager}. */
  public static boolean isManager(String name) {
    boolean isPrintable =
        name.codePoints().noneMatch(c -> Character.isISOControl(c) || !Character.isDefined(c));
    return !name.isEmpty() && name.length() <= LONGEST_MANAGER && isPrintable;
  }

  private Optional<ServerSideOutcome> refusal(MapValue local) {
    boolean hasOwners =
        local.get("metadata") instanceof MapValue metadata
            && metadata.get("managedFields") instanceof ListValue;
    if (hasOwners) {
      return Optional.of(
          new Refused(
              "metadata.managedFields must be nil",
              List.of(
                  new Blame(
                      FieldPath.of("metadata", "managedFields"),
                      "metadata.managedFields must be nil")),
              ServerSideWording.LEAVE_OWNERS_OUT.text(),
              unknowns));
    }
    List<TypedObject.Mistake> mistakes = TypedObject.mistakes(sent.whole(), view);
    return mistakes.isEmpty() ? Optional.empty() : Optional.of(refused(mistakes));
  }

  private Refused refused(Refusal refusal) {
    Blame blame = new Blame(refusal.path(), refusal.referenceText());
    return new Refused(refusal.referenceText(), List.of(blame), refusal.remedy(), unknowns);
  }

  private Refused refused(List<TypedObject.Mistake> mistakes) {
    Located local = new Located(sent.whole(), view);
    String list =
        mistakes.size() == 1
            ? mistakes.getFirst().toString()
            : mistakes.stream()
                .map(mistake -> "\n  " + mistake)
                .collect(Collectors.joining("", "errors:", ""));
    return new Refused(
        "failed to create typed patch object (" + objectName() + "): " + list,
        mistakes.stream()
            .map(mistake -> new Blame(local.name(mistake.path()), mistake.toString()))
            .toList(),
        ServerSideWording.CORRECT_LOCAL.text(),
        unknowns);
  }

  /** The object as the server names it: {@code default/web; apps/v1, Kind=Deployment}. */
  private String objectName() {
    String apiVersion = sent.whole().text("apiVersion");
    MapValue metadata = sent.whole().get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    return "%s/%s; %s, Kind=%s"
        .formatted(
            metadata.text("namespace"),
            metadata.text("name"),
            apiVersion.contains("/") ? apiVersion : "/" + apiVersion,
            sent.whole().text("kind"));
  }

  private ServerSideOutcome outcome(boolean isForced) {
    ApplyRequest request = new ApplyRequest(sent, manager, isForced, view);
    Stored before = new Stored(sent.live(), owners());
    Answer answer = answer(request, before);
    Optional<Refused> objection =
        Preconditions.ofServer(sent.whole(), sent.live()).map(this::refused);
    if (answer.conflicts().isEmpty()) {
      return objection
          .<ServerSideOutcome>map(refused -> refused)
          .orElseGet(() -> applied(request, before, answer));
    }
    List<Claim> sorted = ConflictMessage.sorted(answer.conflicts());
    ApplyRequest forced = new ApplyRequest(sent, manager, true, view);
    return new Conflicted(
        conflicts(sorted, answer.after()),
        ConflictMessage.of(sorted),
        applied(forced, before, forced.to(before)),
        objection);
  }

  /** Where live shows no owners, no conflict is invented. */
  private Answer answer(ApplyRequest request, Stored before) {
    Answer answer = request.to(before);
    return listed.isListed() ? answer : answer.unopposed();
  }

  /** The owners; where live shows none, what can be known of them. */
  private List<OwnerEntry> owners() {
    if (listed.isListed()) {
      return listed.entries().stream()
          .map(entry -> entry.with(Reconciling.of(entry.fields(), view)))
          .toList();
    }
    FieldSet fields =
        LastAppliedAnnotation.textIn(sent.live()).isPresent()
            ? FieldSet.of(List.of(ClientSideUpgrade.ANNOTATION))
            : emptyFields();
    FieldOwner someone =
        new FieldOwner(
            FieldOwner.BEFORE_FIRST_APPLY,
            FieldOwner.UPDATE,
            Optional.empty(),
            sent.config().text("apiVersion"),
            Optional.empty(),
            false);
    return fields.isEmpty() ? List.of() : List.of(new OwnerEntry(someone, fields));
  }

  /**
   * All fields of a live object that holds no value. The server gives an object without owners to
   * {@code before-first-apply} (apimachinery, {@code skipnonapplied.go}). Nobody who is not shown
   * has set a value in this one; any other object may have owners that are hidden.
   */
  private FieldSet emptyFields() {
    FieldSet fields =
        OwnedChange.between(MapValue.EMPTY, sent.live(), view)
            .added()
            .minus(ApplyRequest.NEVER_OWNED);
    Located live = new Located(sent.live(), view);
    boolean areEmpty = fields.leaves().map(live::at).allMatch(EMPTY::contains);
    return areEmpty ? fields : FieldSet.EMPTY;
  }

  private List<OwnershipConflict> conflicts(List<Claim> claims, Stored after) {
    Located result = new Located(after.object(), view);
    Located live = new Located(sent.live(), view);
    Located local = new Located(sent.config(), view);
    Located stored =
        new Located(
            StoredObject.of(after.object(), Optional.of(sent.live()), schema).object(), view);
    List<OwnershipConflict> conflicts = new ArrayList<>();
    for (Claim claim : claims) {
      boolean areTwins = live.isAmongTwins(claim.path());
      Optional<Value> lives = areTwins ? Optional.empty() : live.at(claim.path());
      conflicts.add(
          new OwnershipConflict(
              result.name(claim.path()),
              claim.path().toString(),
              claim.owner(),
              lives,
              local.at(claim.path()),
              areTwins,
              lives.isPresent() && lives.equals(stored.at(claim.path()))));
    }
    return conflicts;
  }

  private Applied applied(ApplyRequest request, Stored before, Answer first) {
    Optional<Stored> upgraded = new ClientSideUpgrade(manager).of(first.after());
    Optional<Answer> second =
        upgraded.map(request::to).filter(answer -> answer.conflicts().isEmpty());
    Stored after = second.map(Answer::after).orElse(first.after());
    FieldSet moved =
        upgraded
            .map(stored -> stored.appliedBy(manager).minus(first.after().appliedBy(manager)))
            .orElse(FieldSet.EMPTY);
    AppliedFields fields =
        new AppliedFields(
            sent,
            schema,
            new WhyApplied(manager, request.isForced(), upgraded.isPresent()),
            before,
            after,
            before.appliedBy(manager).plus(moved),
            first.taken());
    return new Applied(
        fields.result(),
        new ListValue(after.entries().stream().<Value>map(OwnerEntry::value).toList()),
        fields.isChanged(),
        fields.list(),
        upgraded.isPresent(),
        Unknowns.of(unknowns, upgraded.isPresent(), fields.isChanged()));
  }
}
