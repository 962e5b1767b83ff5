package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** What would become of {@code kubectl apply --server-side}. */
public sealed interface ServerSideOutcome {

  /** What cannot be known without the server. */
  List<Unknown> unknowns();

  /** The object that it leads to, by force if it has to be; empty if not even force helps. */
  default Optional<MapValue> leadsTo() {
    return switch (this) {
      case Applied applied -> Optional.of(applied.result());
      case Conflicted conflicted ->
          Optional.of(conflicted.forced().result()).filter(_ -> conflicted.objection().isEmpty());
      case Refused _ -> Optional.empty();
    };
  }

  /**
   * The server takes it.
   *
   * @param result the object afterwards, without managedFields
   * @param managedFields its managedFields; entries that this writes have no time
   * @param isChanged whether the object has other values than live, managedFields apart
   * @param fields what concerns the manager: fields that it sets, owns and gives up
   * @param isUpgraded whether kubectl also moves what client-side apply owned to the manager, and
   *     then applies a second time
   * @param unknowns what cannot be known
   */
  record Applied(
      MapValue result,
      ListValue managedFields,
      boolean isChanged,
      List<AppliedField> fields,
      boolean isUpgraded,
      List<Unknown> unknowns)
      implements ServerSideOutcome {

    public Applied {
      fields = List.copyOf(fields);
      unknowns = List.copyOf(unknowns);
    }
  }

  /**
   * The server refuses the whole, because other managers own fields that would change.
   *
   * @param conflicts the fields, as the server lists them; at least one
   * @param words the server's words
   * @param forced what would become of it with {@code --force-conflicts}
   * @param objection why the server would refuse even that; empty if it would not
   */
  record Conflicted(
      List<OwnershipConflict> conflicts, String words, Applied forced, Optional<Refused> objection)
      implements ServerSideOutcome {

    private static final String ADVICE =
        """

        Please review the fields above--they currently have other managers. Here
        are the ways you can resolve this warning:
        * If you intend to manage all of these fields, please re-run the apply
          command with the `--force-conflicts` flag.
        * If you do not intend to manage all of the fields, please edit your
          manifest to remove references to the fields that should keep their
          current managers.
        * You may co-own fields by updating your manifest to match the existing
          value; in this case, you'll become the manager if the other manager(s)
          stop managing the field (remove it from their configuration).
        See https://kubernetes.io/docs/reference/using-api/server-side-apply/#conflicts\
        """;

    public Conflicted {
      conflicts = List.copyOf(conflicts);
    }

    /** What kubectl prints, verbatim ({@code kubectl/pkg/cmd/apply/apply.go}). */
    public String kubectlWords() {
      return "error: " + words + ADVICE;
    }

    @Override
    public List<Unknown> unknowns() {
      return forced.unknowns();
    }
  }

  /**
   * The server refuses local itself; force does not help.
   *
   * @param words the server's words
   * @param causes the fields that are to blame, each with the server's words for it; none where
   *     local as a whole is
   * @param remedy what would change it
   * @param unknowns what cannot be known
   */
  record Refused(String words, List<Blame> causes, String remedy, List<Unknown> unknowns)
      implements ServerSideOutcome {

    public Refused {
      causes = List.copyOf(causes);
      unknowns = List.copyOf(unknowns);
    }
  }

  /**
   * A field of local that the server does not take.
   *
   * @param path the field, named as everywhere in Tripatch
   * @param words the server's words, with its own name of the field
   */
  record Blame(FieldPath path, String words) {}

  /**
   * A field that another manager owns and for which local wants another value.
   *
   * @param path the field, named as everywhere in Tripatch
   * @param serverPath the field as the server names it
   * @param owner who owns it, and since when
   * @param live the value that it has; empty if live does not have the field or has it several
   *     times
   * @param wanted the value that local wants
   * @param areTwinsInLive whether live has several items of this name, which are one field to the
   *     server: local's single item is another one then, even with the same value
   * @param isOtherSpelling whether the server would store local's value as live has it: it compares
   *     values before it stores them
   */
  public record OwnershipConflict(
      FieldPath path,
      String serverPath,
      FieldOwner owner,
      Optional<Value> live,
      Optional<Value> wanted,
      boolean areTwinsInLive,
      boolean isOtherSpelling) {}

  /**
   * One field that concerns the manager: a row of the table.
   *
   * @param path the field, named as everywhere in Tripatch
   * @param serverPath the field as the server names it
   * @param action what happens
   * @param live live's value; empty if live does not have the field
   * @param result the value afterwards; empty if the field is gone
   * @param others the other owners before the request, in the order of managedFields
   * @param why the reason in plain sentences
   */
  public record AppliedField(
      FieldPath path,
      String serverPath,
      AppliedAction action,
      Optional<Value> live,
      Optional<Value> result,
      List<FieldOwner> others,
      String why) {

    public AppliedField {
      others = List.copyOf(others);
    }
  }

  /**
   * Something that nobody can know without the server, and that concerns this case.
   *
   * @param kind what it is about
   * @param sentence what is not known and why, and what would make it known
   */
  public record Unknown(Kind kind, String sentence) {

    /** The closed list of such things. */
    public enum Kind {
      /** Live came without managedFields. */
      NO_OWNERS,
      /** Entries of managedFields cannot be read. */
      UNREADABLE_OWNERS,
      /** Whether objects are applied under this manager's name at all. */
      MANAGER_NAME,
      /** Owners wrote in another version of the API, which the server would convert. */
      OTHER_VERSION,
      /** Live and local are in different versions, which the server would convert. */
      LIVE_VERSION,
      /** The schema of a custom resource, or of a version that is not known, is on the server. */
      CUSTOM_SCHEMA,
      /** What kubectl does around the request depends on its version. */
      KUBECTL_VERSION,
      /** Defaulting, admission and validation happen on the server. */
      SERVER_STEPS
    }
  }
}
