package dev.tripatch.cluster.serverside;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import java.util.List;

/** What would become of {@code kubectl apply --server-side}. */
public sealed interface ServerSideOutcome {

  /** What cannot be known without the server. */
  List<Unknown> unknowns();

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

    /** Copies the lists. */
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
   */
  record Conflicted(List<OwnershipConflict> conflicts, String words, Applied forced)
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

    /** Copies the list. */
    public Conflicted {
      conflicts = List.copyOf(conflicts);
    }

    /** What kubectl prints, word for word ({@code kubectl/pkg/cmd/apply/apply.go}). */
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

    /** Copies the lists. */
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
}
