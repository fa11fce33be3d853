### Les amis.
