package dev.tripatch.cluster.serverside;

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
